/** Long enough for every browser to have begun to read the file. */
const DOWNLOAD_MS = 60_000;

/** Has the browser download a file. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_MS);
}

/** Has the browser download a text. */
export function saveText(text: string, name: string): void {
  saveFile(new Blob([text], { type: "text/plain;charset=utf-8" }), name);
}

/** A title as every file system takes it; it may be empty. */
export function fileNameOf(title: string): string {
  const plain = title.replaceAll(" – ", " vs ").replace(/[^\p{L}\p{N} ,.-]/gu, "");
  return plain.trim().slice(0, 100).trim();
}
