/** The formats that we know files by. */
export type FileFormat = 'jpeg' | 'png' | 'webp' | 'pdf'

const begins = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).toString('latin1') === text

/** What files of these formats begin with. */
const signatures: Readonly<Record<FileFormat, (bytes: Buffer) => boolean>> = {
  jpeg: (bytes) => begins(bytes, '\xff\xd8\xff'),
  png: (bytes) => begins(bytes, '\x89PNG\r\n\x1a\n'),
  webp: (bytes) => begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8),
  pdf: (bytes) => begins(bytes, '%PDF-'),
}

/** The format that a file's first bytes say, whatever it is called; null for any other. */
export const fileFormat = (bytes: Buffer): FileFormat | null =>
  (Object.keys(signatures) as FileFormat[]).find((name) => signatures[name](bytes)) ?? null
