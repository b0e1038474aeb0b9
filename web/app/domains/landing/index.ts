export { ActivationToast } from './activation-toast.tsx'
export { beginLanding, loadLanding } from './landing-data.ts'
export { LandingPage } from './landing-page.tsx'
