import { createElement, lazy, useEffect, type ComponentType, type ReactNode } from 'react'

/**
 * A part that nobody needs to go on: where its script doesn't come, the page around it stays as it is, without it. What
 * was opened is closed again, and the script is asked for anew when the part is shown next.
 */
export function spare<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  function Missing({ onClose }: { readonly onClose?: () => void }): null {
    useEffect(() => {
      // Not before it is shown: the new part would take the place of this one at once, without end.
      Part = asked()
      onClose?.()
    }, [onClose])
    return null
  }
  const asked = (): ComponentType<Props> => lazy(() => load().catch(() => ({ default: Missing })))
  let Part = asked()
  return (props: Props): ReactNode => createElement(Part, props)
}
