export { DownloadInvoice, DownloadTicket } from './download-button.tsx'
export { loadCode } from './load-code.ts'
export { renderPaper } from './load-renderer.ts'
export { codeOf, type Code } from './qr-code.ts'
