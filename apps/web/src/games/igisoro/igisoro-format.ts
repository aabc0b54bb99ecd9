import { readIgisoroRecordStream, writeIgisoroRecord } from "@kibitz/records";
import { formatIgisoroVariant } from "@kibitz/rules/igisoro";
import { recordFormat } from "../record-format.ts";

/** Our own form of records; see docs/records-mancala.md. */
export const igisoroFormat = recordFormat({
  game: "igisoro",
  fileEnding: "igisoro",
  readStream: readIgisoroRecordStream,
  write: writeIgisoroRecord,
  variantOf: ({ rules }) => formatIgisoroVariant(rules),
});
