import type { Footer as FooterContent } from '@rihla/contract/content'
import { ConsentStrip } from '../privacy/index.ts'
import { Footer } from './footer.tsx'

/** The end of every page: the question about analytics and chat, and the footer. */
export default function PageEnd({
  footer,
  year,
  nonce,
}: {
  footer: FooterContent | null
  year: string
  nonce?: string
}) {
  return (
    <>
      <ConsentStrip nonce={nonce} />
      <Footer footer={footer} year={year} />
    </>
  )
}
