import type { Footer as FooterContent } from '@rihla/contract/content'
import { ConsentStrip } from '../privacy/index.ts'
import { Footer } from './footer.tsx'

/** What stands below each page: the question about those who count and chat, and the footer. */
export default function DeferredFooter({
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
