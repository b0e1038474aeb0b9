import type { ComponentProps, ReactNode } from 'react'

interface IconDrawing {
  readonly name: string
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

const markupOf = (node: IconDrawing['node']): string =>
  node
    .map(([tag, attributes]) => {
      const written = Object.entries(attributes).filter(([name]) => name !== 'key')
      return `<${tag}${written.map(([name, value]) => ` ${name}="${value}"`).join('')}/>`
    })
    .join('')

/**
 * A drawing of lucide as one element for React: its lines are markup written once, not elements to be made,
 * compared and brought alive on each page. `build-support/static-icons.ts` puts it in the place of the library's own.
 */
export default function createStaticIcon({ name, node }: IconDrawing) {
  const lines = { __html: markupOf(node) }
  return function StaticIcon({
    size = 24,
    className,
    ...rest
  }: ComponentProps<'svg'> & { readonly size?: number }): ReactNode {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        aria-hidden={rest['aria-label'] ? undefined : true}
        {...rest}
        className={`lucide lucide-${name}${className ? ` ${className}` : ''}`}
        dangerouslySetInnerHTML={lines}
      />
    )
  }
}
