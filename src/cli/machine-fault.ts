/** Of files and folders. */
const FILE_CODES = ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST', 'EISDIR', 'ENOSPC', 'EDQUOT', 'EMFILE'];
/** SQLite's own numbers for: busy, read-only, read or write failed, corrupt, full, cannot open, not a database. */
const DATABASE_CODES = [5, 8, 10, 11, 13, 14, 26];

/** What is wrong with the machine around us, in one line for whoever runs it. Null: then it is a fault of ours. */
export function findMachineFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (FILE_CODES.includes(code)) return `A file or folder cannot be used: ${error.message}`;
  if ('errcode' in error && DATABASE_CODES.includes(Number(error.errcode) & 0xff)) {
    return `The database kinora.db in the data folder cannot be used: ${error.message}.`;
  }
  if (code.startsWith('ERR_OSSL_')) return `KINORA_TLS_CERT and KINORA_TLS_KEY cannot be used: ${error.message}`;
  if (/ffmpeg/i.test(error.message)) return `${error.message} Set KINORA_FFMPEG.`;
  return null;
}
