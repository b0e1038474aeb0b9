export { ActivationToast } from './activation-toast.tsx'
export { countriesQuery, dialCountries } from './countries.ts'
export { useGoToLogin, useLoginDetour } from './use-login-detour.ts'
