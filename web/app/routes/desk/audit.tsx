import { AuditPage } from '../../domains/desk/index.ts'

export default AuditPage
