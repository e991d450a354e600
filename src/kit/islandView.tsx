import { Provider } from 'jotai'
import { Component, type ReactNode, startTransition, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { startTooltips } from '../ui/overlay/startTooltips'
import { adoptStyles } from '../ui/styles/adoptStyles'
import base from '../ui/styles/base.css'
import { loadStrings, stringsNow } from './baseStrings'
import { whenDrawn } from './frameQueue'
import { toJson } from './guard'
import { type Island, IslandProvider, useIsland } from './island'
import type { IslandContext, IslandView, Mounted, View } from './islandConfig'
import { siteKey } from './settings'
import { pageStore } from './store'
import { translator } from './t'

interface BoundaryProps {
  onError(error: unknown): void
  children: ReactNode
}

const Broken = ({ onRetry }: { onRetry(): void }) => {
  const { t } = useIsland()
  return (
    <div className="notice" role="alert">
      <p>{t('errors.unexpected')}</p>
      <button type="button" onClick={onRetry}>
        {t('common.retry')}
      </button>
    </div>
  )
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
    return this.state.broken ? <Broken onRetry={() => this.setState({ broken: false })} /> : this.props.children
  }
}

/** Calls back once, when the first render has been drawn; comes before the view, so that its effects come later. */
const Ready = ({ onReady }: { onReady(): void }) => {
  useEffect(() => whenDrawn(onReady), [onReady])
  return null
}

const editable = 'input, textarea, select, [contenteditable]'

/**
 * Keeps what a viewer types from the page, whose shortcuts see the element as the target and would take letters for
 * commands. Commands of the keyboard go on.
 */
const keepTyping = (event: Event) => {
  const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent
  // With Alt they write characters on some keyboards.
  const isCommand = /^(Escape|Tab|F\d+)$/.test(key) || ((ctrlKey || metaKey) && !altKey)
  if (!isCommand && (event.target as Element).matches(editable)) event.stopPropagation()
}

/** Renders a view into the island's mount point, with the page's store and what `useIsland` gives. */
const mount = <S, P extends object>(context: IslandContext<S, P>, View: View<S, P>): Mounted => {
  const { element, emit, ready, wrapper } = context
  adoptStyles(context.root, base)
  const root = createRoot(context.mountPoint)
  let mounted = true
  let settings = context.settings()
  let strings = stringsNow(settings.locale)
  let t = translator(strings)
  for (const type of ['keydown', 'keypress', 'keyup'])
    context.root.addEventListener(type, keepTyping, { signal: context.signal })
  startTooltips(context.root, context.signal)

  const fail = (error: unknown) => {
    wrapper.classList.remove('pending')
    emit('geuin:error', { code: 'failed', message: `<${element.localName}>: ${error}` })
  }

  const update = () => {
    if (!mounted) return
    const next = context.settings()
    // The same objects while they say the same: what was loaded for them stays.
    if (toJson(next) !== toJson(settings)) settings = next
    const now = stringsNow(settings.locale)
    if (now !== strings) t = translator(now)
    strings = now
    const island: Island = {
      element,
      root: context.root,
      settings,
      site: siteKey(settings),
      t,
      emit,
    }
    const view = (
      <Provider store={pageStore()}>
        <IslandProvider value={island}>
          <Boundary onError={fail}>
            <Ready onReady={ready} />
            <View {...context.props()} context={context} />
          </Boundary>
        </IslandProvider>
      </Provider>
    )
    // In slices, between the frames of what plays already.
    startTransition(() => root.render(view))
    // After a change of locale the former language shows until the new strings have loaded.
    void loadStrings(settings.locale).then((loaded) => loaded !== now && update())
  }
  update()

  return {
    update,
    unmount: () => {
      mounted = false
      root.unmount()
    },
  }
}

/**
 * What a view's module exports for its element.
 * @param strings beside those of every view, what its first render says
 */
export const islandView = <S, P extends object>(
  View: View<S, P>,
  strings?: { load(locale: string): Promise<unknown> },
): IslandView<S, P> => ({
  // To run a view's code and to mount it in one task takes a slow phone 80 ms.
  load: (context) => {
    const { locale } = context.settings()
    return Promise.all([loadStrings(locale), strings?.load(locale), new Promise((end) => setTimeout(end))])
  },
  mount: (context) => mount(context, View),
})
