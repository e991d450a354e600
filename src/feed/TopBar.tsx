import { track } from '../analytics'
import { BrandMark, useBrand } from '../brand'
import { useIsland } from '../kit/island'
import { PageLink } from '../ui/PageLink'
import { useSheet } from '../ui/useSheet'
import { useFeedParts } from './feedContext'
import sheet from './TopBar.css'

export type Tab = 'home' | 'latest'

export interface TopBarProps {
  tab: Tab
  onTab(tab: Tab): void
}

const BarBrand = () => {
  const brand = useBrand().data
  if (!brand) return <span />
  return (
    <PageLink className="bar-brand" page="home" aria-label={brand.name}>
      <BrandMark brand={brand} />
      <span>{brand.name}</span>
    </PageLink>
  )
}

/** Over the page's main feed: whose it is, and which of its two orders is shown. */
export const TopBar = ({ tab, onTab }: TopBarProps) => {
  useSheet(sheet)
  const { t, element } = useIsland()
  const { place } = useFeedParts()
  const choose = (it: Tab) => {
    onTab(it)
    if (it !== tab) track(element, 'Section Changes', { ...place, section: it })
  }
  const tabs = { home: t('feed.tab.forYou'), latest: t('feed.tab.latest') } as const
  return (
    <nav className="bar" aria-label={t('feed.tabs')}>
      <BarBrand />
      <div className="bar-tabs">
        {(['home', 'latest'] as const).map((it) => (
          <button key={it} type="button" aria-current={it === tab || undefined} onClick={() => choose(it)}>
            {tabs[it]}
          </button>
        ))}
      </div>
    </nav>
  )
}
