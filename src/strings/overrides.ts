import type { Plural } from './translation'

type Keys<M extends { en: object }> = Exclude<keyof M['en'], 'locale'>

/** The key of any string. */
export type StringName =
  | Keys<typeof import('./en/account')>
  | Keys<typeof import('./en/ads')>
  | Keys<typeof import('./en/app')>
  | Keys<typeof import('./en/auth')>
  | Keys<typeof import('./en/base')>
  | Keys<typeof import('./en/categories')>
  | Keys<typeof import('./en/code')>
  | Keys<typeof import('./en/comments')>
  | Keys<typeof import('./en/community')>
  | Keys<typeof import('./en/contact')>
  | Keys<typeof import('./en/creator')>
  | Keys<typeof import('./en/devices')>
  | Keys<typeof import('./en/explore')>
  | Keys<typeof import('./en/feed')>
  | Keys<typeof import('./en/getApp')>
  | Keys<typeof import('./en/invite')>
  | Keys<typeof import('./en/join')>
  | Keys<typeof import('./en/log')>
  | Keys<typeof import('./en/loop')>
  | Keys<typeof import('./en/loopPage')>
  | Keys<typeof import('./en/manage')>
  | Keys<typeof import('./en/manageLoop')>
  | Keys<typeof import('./en/members')>
  | Keys<typeof import('./en/moderation')>
  | Keys<typeof import('./en/notificationSettings')>
  | Keys<typeof import('./en/notifications')>
  | Keys<typeof import('./en/offer')>
  | Keys<typeof import('./en/onboarding')>
  | Keys<typeof import('./en/phone')>
  | Keys<typeof import('./en/picture')>
  | Keys<typeof import('./en/placedVideo')>
  | Keys<typeof import('./en/playback')>
  | Keys<typeof import('./en/posters')>
  | Keys<typeof import('./en/posts')>
  | Keys<typeof import('./en/privacy')>
  | Keys<typeof import('./en/profile')>
  | Keys<typeof import('./en/profilePage')>
  | Keys<typeof import('./en/report')>
  | Keys<typeof import('./en/reportPerson')>
  | Keys<typeof import('./en/repost')>
  | Keys<typeof import('./en/requests')>
  | Keys<typeof import('./en/saved')>
  | Keys<typeof import('./en/search')>
  | Keys<typeof import('./en/settings')>
  | Keys<typeof import('./en/share')>
  | Keys<typeof import('./en/sharePanes')>
  | Keys<typeof import('./en/standing')>

type Texts = { readonly [K in StringName]?: string | Plural }

/** The names of languages that a page may give strings for. */
type LanguageName =
  | ('ar' | 'de' | 'en' | 'es' | 'fr' | 'he' | 'hi' | 'it' | 'ja' | 'ko' | 'nl' | 'pl' | 'pt' | 'tr' | 'zh')
  | ('pt-BR' | 'zh-CN')

/** A page's own strings: for every language by key, and for one of them under its name. */
export type StringOverrides = Texts & { readonly [L in LanguageName]?: Texts }
