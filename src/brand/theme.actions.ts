import type { IslandContext } from '../kit/islandConfig'
import { pageStore } from '../kit/store'
import type { BrandTheme } from './brand'
import { brandAtom } from './brand.query'
import { applyTheme } from './theme'

type Themed = Pick<IslandContext<unknown, { items?: unknown }>, 'root' | 'settings' | 'props' | 'onChange' | 'signal'>

/** Requests an element's brand, unless the page gives what it shows, and applies its theme until the mount ends. */
export const followTheme = ({ root, settings, props, onChange, signal }: Themed): void => {
  const brand = brandAtom(settings())
  const store = pageStore()
  let shown: BrandTheme | undefined
  let remove: (() => void) | undefined
  let unsubscribe: (() => void) | undefined
  const show = () => {
    const theme = store.get(brand).data?.theme
    if (theme === shown) return
    shown = theme
    remove?.()
    remove = theme && applyTheme(root, theme)
  }
  const begin = () => {
    if (unsubscribe || signal.aborted || props().items) return
    unsubscribe = store.sub(brand, show)
    show()
  }
  onChange(begin)
  begin()
  signal.addEventListener('abort', () => {
    unsubscribe?.()
    remove?.()
  })
}
