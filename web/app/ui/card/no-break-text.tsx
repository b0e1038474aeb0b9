import type { ReactNode } from 'react'

/** References (`ACT-7K2M9QX4`) and e-mail addresses, with the marks that keep them from left to right. */
const PIECE =
  /([\u2066-\u2069]?(?:[A-Z]{3}-[2-9A-Z]{8}|[^\s@\u2066-\u2069]+@[^\s@\u2066-\u2069]+)[\u2066-\u2069]?)/

/** A text in which references and e-mail addresses stay in one piece. */
export const NoBreakText = ({ text }: { text: string }): ReactNode =>
  text.split(PIECE).map((part, at) =>
    at % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text never change places
      <bdi key={at} dir="ltr" className="one-piece">
        {part}
      </bdi>
    ) : (
      part
    ),
  )
