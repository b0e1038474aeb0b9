import type { Context } from 'hono'
import { html } from 'hono/html'

/** A portrait of an invented person: the first letters of the name. */
export function pictureOf(c: Context, name: string) {
  const letters = name.split(/\s+/).map((word) => word.slice(0, 1))
  c.header('content-type', 'image/svg+xml; charset=utf-8')
  c.header('cross-origin-resource-policy', 'cross-origin')
  return c.body(
    String(
      html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 50" width="50" height="50">
        <rect width="50" height="50" fill="#175a8c" />
        <text
          x="25"
          y="32"
          font-family="sans-serif"
          font-size="20"
          fill="#fff"
          text-anchor="middle"
        >
          ${letters.slice(0, 2).join('')}
        </text>
      </svg>`,
    ),
  )
}
