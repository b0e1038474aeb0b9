import type { ComponentProps, ComponentType } from 'react'

/** `size` in px, 24 by itself. Without an `aria-label` an icon says nothing to a screen reader. */
export type IconComponent = ComponentType<ComponentProps<'svg'> & { readonly size?: number }>

/**
 * An icon from its lines, which are the markup within its `svg`. One element for React: half of the elements
 * of a page of results are the lines of icons, to be made, compared and brought alive (decision 019).
 */
export function createIcon(name: string, lines: string): IconComponent {
  const drawing = { __html: lines }
  return function Icon({ size = 24, className, ...rest }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        aria-hidden={rest['aria-label'] ? undefined : true}
        {...rest}
        className={`lucide lucide-${name}${className ? ` ${className}` : ''}`}
        dangerouslySetInnerHTML={drawing}
      />
    )
  }
}
