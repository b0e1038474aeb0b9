export { countriesQuery, dialCountries } from './countries.ts'
export { NationalityQuestion } from './nationality/nationality-question.tsx'
export { useGoToLogin, useLoginDetour } from './use-login-redirect.ts'
