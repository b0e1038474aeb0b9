import { SettingsPage } from '../../domains/desk/index.ts'

export default SettingsPage
