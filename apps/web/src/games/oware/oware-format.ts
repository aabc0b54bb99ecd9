import { readOwareRecordStream, writeOwareRecord } from "@kibitz/records";
import { formatOwareVariant } from "@kibitz/rules/oware";
import { recordFormat } from "../record-format.ts";

/** Our own form of records, and that of Aualé; see docs/records-mancala.md. */
export const owareFormat = recordFormat({
  game: "oware",
  fileEnding: "oware",
  otherEndings: ["ogn"],
  readStream: readOwareRecordStream,
  write: writeOwareRecord,
  variantOf: ({ rules }) => formatOwareVariant(rules),
});
