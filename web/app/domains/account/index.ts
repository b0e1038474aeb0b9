export { ActivationToast } from './activation-toast.tsx'
export { countriesQuery, dialCountries } from './countries.ts'
export { foldDigits, isPhoneOf, nationalDigits } from './phone.ts'
export { useLoginDetour } from './use-login-detour.ts'
