import type { ExternalProvider } from '@rihla/contract/account/external-login'

const size = { width: 20, height: 20, 'aria-hidden': true } as const

const Google = () => (
  <svg viewBox="0 0 48 48" {...size}>
    <path
      fill="#EA4335"
      d="M24 9.5c3.5 0 6.7 1.2 9.2 3.6l6.9-6.9C35.9 2.4 30.5 0 24 0 14.6 0 6.5 5.4 2.6 13.2l8 6.2C12.5 13.7 17.8 9.5 24 9.5z"
    />
    <path
      fill="#4285F4"
      d="M46.5 24.6c0-1.6-.2-3.1-.4-4.6H24v9h12.6c-.5 2.9-2.2 5.4-4.7 7l7.6 5.9c4.4-4.1 7-10.2 7-17.3z"
    />
    <path
      fill="#FBBC05"
      d="M10.5 28.6c-.5-1.5-.8-3-.8-4.6s.3-3.1.8-4.6l-8-6.2C.9 16.5 0 20.1 0 24s.9 7.5 2.6 10.8l7.9-6.2z"
    />
    <path
      fill="#34A853"
      d="M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.6-5.9c-2.1 1.4-4.8 2.3-8.3 2.3-6.3 0-11.5-4.2-13.5-9.9l-7.9 6.1C6.5 42.6 14.6 48 24 48z"
    />
  </svg>
)

const Facebook = () => (
  <svg viewBox="0 0 24 24" {...size}>
    <path
      fill="#1877F2"
      d="M24 12a12 12 0 1 0-13.9 11.9v-8.4h-3V12h3V9.4c0-3 1.8-4.7 4.5-4.7 1.3 0 2.7.2 2.7.2v3h-1.5c-1.5 0-2 .9-2 1.9V12h3.4l-.6 3.5h-2.8v8.4A12 12 0 0 0 24 12z"
    />
  </svg>
)

const Apple = () => (
  <svg viewBox="0 0 24 24" {...size}>
    <path
      fill="currentColor"
      d="M17.1 12.7c0-2.5 2-3.7 2.1-3.8-1.2-1.7-3-1.9-3.6-2-1.5-.1-3 .9-3.8.9-.8 0-2-.9-3.2-.8-1.7 0-3.2 1-4.1 2.4-1.7 3-.4 7.5 1.3 9.9.8 1.2 1.8 2.5 3.1 2.5 1.3-.1 1.7-.8 3.2-.8s1.9.8 3.2.8c1.4 0 2.2-1.2 3-2.4.9-1.4 1.3-2.7 1.4-2.8-.1 0-2.6-1-2.6-3.9zM14.6 5.4c.7-.8 1.1-2 1-3.1-1 0-2.2.7-2.9 1.5-.6.7-1.2 1.9-1 3 1.1.1 2.2-.6 2.9-1.4z"
    />
  </svg>
)

const marks = { Google, Facebook, Apple } as const

/** A provider's mark, for the button beside its name. */
export function ProviderLogo({ provider }: { provider: ExternalProvider }) {
  const Mark = marks[provider]
  return <Mark />
}
