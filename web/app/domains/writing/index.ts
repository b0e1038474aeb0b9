export { CreatePage } from './create-page.tsx'
export { EditPage } from './edit-page.tsx'
export { ManagePage } from './manage-page.tsx'
