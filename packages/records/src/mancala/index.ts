export { ownPositionText } from "./foreign-positions.ts";
export {
  type IgisoroReading,
  type IgisoroRecord,
  readIgisoroRecordStream,
  readIgisoroRecords,
  type StreamedIgisoroReading,
  writeIgisoroRecord,
} from "./igisoro.ts";
export {
  type KalahReading,
  type KalahRecord,
  kalahPositionHasPie,
  kalahVariantOfPosition,
  readKalahRecordStream,
  readKalahRecords,
  type StreamedKalahReading,
  writeKalahRecord,
} from "./kalah.ts";
export {
  type OwareReading,
  type OwareRecord,
  readOwareRecordStream,
  readOwareRecords,
  type StreamedOwareReading,
  writeOwareRecord,
} from "./oware.ts";
