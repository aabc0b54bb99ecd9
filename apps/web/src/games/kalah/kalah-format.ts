import { readKalahRecordStream, writeKalahRecord } from "@kibitz/records";
import { formatKalahVariant } from "@kibitz/rules/kalah";
import { recordFormat } from "../record-format.ts";

/** Our own form of records; see docs/records-mancala.md. */
export const kalahFormat = recordFormat({
  game: "kalah",
  fileEnding: "kalah",
  readStream: readKalahRecordStream,
  write: writeKalahRecord,
  variantOf: ({ rules }) => formatKalahVariant(rules),
});
