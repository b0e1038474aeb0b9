import { Component, Suspense, type ReactNode } from 'react'

type Props = { children: ReactNode; fallback?: ReactNode; onFailed?: () => void }

/**
 * What comes later and nobody needs to go on: until then, and where it fails, its script above all,
 * the fallback stands there, and the page around it stays as it is.
 */
export class Spare extends Component<Props> {
  static getDerivedStateFromError = () => ({ failed: true })
  override state = { failed: false }
  override componentDidCatch(): void {
    this.props.onFailed?.()
  }
  override render(): ReactNode {
    const { children, fallback } = this.props
    return this.state.failed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>
  }
}
