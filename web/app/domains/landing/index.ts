export { ActivationToast } from './activation-toast.tsx'
export { AppPage, APP_PATH, storesOf } from './get-app/app-page.tsx'
export { beginLanding, loadLanding } from './landing-data.ts'
export { LandingPage } from './landing-page.tsx'
