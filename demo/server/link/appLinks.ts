import type { getAppTypes } from '../../../src/wire/link'
import type { Brand } from '../brand/brands'
import type { LinkSubject, linkSubjects, SubjectPage } from './linkSubjects'
import type { Link, links, Params } from './links'
import { pathOf } from './linkTarget'

export type GetAppType = (typeof getAppTypes)[number]

/** What someone asks for with `appLink`. */
export interface AppLinkRequest {
  type: GetAppType
  payload: Params
}

type Kind = 'video' | 'loop' | 'community'

/** What each type is about, in the order in which the payload is searched. */
const subjects: Record<GetAppType, readonly Kind[]> = {
  subscribe: ['loop', 'community'],
  join_as_collaborator: ['loop', 'community'],
  join_community: ['community'],
  comment: ['video'],
  repost: ['video'],
  spark: ['video'],
  report: ['video', 'loop', 'community'],
  video: ['video'],
  get_app: ['video', 'loop', 'community'],
}

/** What the app's page says when the subject is unknown. */
const titles: Record<GetAppType, (brand: string) => string> = {
  subscribe: (brand) => `Subscribe on ${brand}`,
  join_as_collaborator: (brand) => `Make something together on ${brand}`,
  join_community: (brand) => `Join a community on ${brand}`,
  comment: (brand) => `Join the conversation on ${brand}`,
  repost: (brand) => `Repost it on ${brand}`,
  spark: (brand) => `Spark it on ${brand}`,
  report: (brand) => `Tell us what is wrong on ${brand}`,
  video: (brand) => `Watch it on ${brand}`,
  get_app: (brand) => `Get ${brand}`,
}

const pages: Record<Kind, SubjectPage> = { video: 'video', loop: 'group', community: 'community' }

const isType = (action: string): action is GetAppType => Object.hasOwn(titles, action)

/** What the page of a link shows as its title. */
export const titleOf = ({ name }: Brand, { isApp, query }: Link, subject: LinkSubject | null): string => {
  if (subject?.title) return subject.title
  const action = query.action ?? ''
  return isApp && isType(action) ? titles[action](name) : name
}

interface AppLinkDeps {
  links: Pick<ReturnType<typeof links>, 'save'>
  linkSubjects: ReturnType<typeof linkSubjects>
}

/** Links that go on with an action in the app. */
export const appLinks = ({ links, linkSubjects }: AppLinkDeps) => {
  const pathTo = async (brandId: string, kind: Kind, payload: Params): Promise<string | null> => {
    const names = { id: payload[`${kind}_id`], slug: payload[`${kind}_slug`] ?? payload[kind] }
    const found = await linkSubjects.find(brandId, pages[kind], names)
    return found && pathOf({ page: pages[kind], slug: found.slug })
  }

  return {
    /**
     * The slug of a link for an action. The payload names what it is about by `video_id`, `video_slug` and so on; what is
     * not there, or is closed, leaves a link to the app as such.
     */
    async make(brand: Brand, { type, payload }: AppLinkRequest, sharerId: string | null): Promise<string> {
      let path: string | null = null
      for (const kind of subjects[type]) path ??= await pathTo(brand.brand_id, kind, payload)
      const query = { ...payload, action: type }
      return links.save(brand.brand_id, { isApp: true, path: path ?? '/home', query, sharerId })
    },
  }
}

/**
 * Where the app is sold, for each system that has it. The Play Store hands `referrer` on to the app that it installs, so
 * that it can go on with what the link is about.
 */
export const storeLinks = ({ integrations }: Brand, query: Params): { ios: string | null; android: string | null } => {
  const { ios, android } = integrations.sdk
  const shopOf = (link: string | null | undefined) =>
    link && URL.canParse(link) && link.startsWith('https://') ? new URL(link) : null
  const playStore = shopOf(typeof android === 'string' ? android : android?.playstore_link)
  playStore?.searchParams.set('referrer', new URLSearchParams(query).toString())
  const appStore = shopOf(typeof ios === 'string' ? ios : ios?.appstore_link)
  return { ios: appStore?.href ?? null, android: playStore?.href ?? null }
}
