import { Provider } from 'jotai'
import { Component, type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { type Island, IslandContext } from './island'
import type { IslandHost, View } from './islandHost'
import { siteKey } from './settings'
import { pageStore } from './store'

export interface Mounted {
  /** Renders with what the host's props and settings are now. */
  update(): void
  unmount(): void
}

interface BoundaryProps {
  onError(error: unknown): void
  children: ReactNode
}

/** A view that throws is replaced by a message; Retry draws it anew. */
class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <div className="notice" role="alert">
        <p>Something went wrong.</p>
        <button type="button" onClick={() => this.setState({ broken: false })}>
          Try again
        </button>
      </div>
    )
  }
}

/** Tells the host once the first render stands in the page. */
const Ready = ({ onReady }: { onReady(): void }) => {
  useEffect(onReady, [onReady])
  return null
}

/** Renders a view into the host's mount point, with the page's store and the context of its island. */
export const mount = <S, P extends object>(host: IslandHost<S, P>, View: View<S, P>): Mounted => {
  const root = createRoot(host.mountPoint)
  const { element, emit, ready } = host
  const fail = (error: unknown) => emit('geuin:error', { code: 'failed', message: String(error) })

  const update = () => {
    const settings = host.settings()
    const island: Island = { element, root: host.root, settings, site: siteKey(settings), emit }
    root.render(
      <Provider store={pageStore()}>
        <IslandContext value={island}>
          <Boundary onError={fail}>
            <View {...host.props()} host={host} />
          </Boundary>
          <Ready onReady={ready} />
        </IslandContext>
      </Provider>,
    )
  }
  update()
  return { update, unmount: () => root.unmount() }
}
