/**
 * What each field of a form may contain: the forms and the server check with the same schemas. Each test has its own
 * `type`, by which a form finds its message; empty text passes wherever a field may be left empty, and the schemas tidy
 * what they get (`cast`), so that both sides judge the same text.
 *
 * | field | types |
 * |---|---|
 * | {@link email} | `email` |
 * | {@link phone} | `phone` |
 * | {@link digits} | `digits` |
 * | {@link bio}, {@link reportNote}, {@link appeal}, {@link placeDescription} | `max` |
 * | {@link commentText}, {@link placeName}, {@link placeRule} | `visible`, `max` |
 * | {@link fullName} | `matches`, `max` |
 * | {@link username} | `required`, `matches`, `max` |
 * | {@link handle} | `matches`, `max` |
 * | {@link linkedinUrl} | `linkedin` |
 * | {@link birthday} | `birthday-date`, `birthday-year`, `birthday-age` |
 * | {@link imageUrl} | `url` |
 */
import { type StringSchema, string } from 'yup'
import { ageOn, type Day, earliestYear, localDay, readBirthday, youngestAge } from './birthday'
import { fieldLimits } from './fieldLimits'
import { countGraphemes } from './graphemes'
import { emailPattern, phonePattern } from './patterns'
import { postLimits } from './postLimits'

/** Letters and numbers of every script, or spaces; a joiner (Persian, Sinhala …) only inside a word. */
export const namePattern = /^(?:[\p{L}\p{M}](?:[\u200c\u200d](?=[\p{L}\p{M}]))?|[\p{N} ])*$/u

/** Also an address's last part, where . and .. would lead elsewhere. */
export const nicknamePattern = /^(?!\.{1,2}$)[A-Za-z0-9._-]+$/

export const handlePattern = /^[A-Za-z0-9._-]*$/

/** `m.` is the site for phones, `de.` a country's; `/en` after the name is the page in a language. */
export const linkedinPattern =
  /^(?=.{1,300}$)https?:\/\/(?:(?:m|[a-z]{2,3})\.)?linkedin\.com\/(?:in|company|school)\/[^\s/?#<>"'`\\]+(?:\/[a-z]{2}(?:[-_][a-z]{2,4})?)?\/?$/i

// A character as people count them may be made of many (an emoji of a family has eleven units), but not of any number:
// accents can be piled up without end.
const unitsPerCharacter = 20

/** The sentence of a refusal; the field's path is put before it. */
const says =
  (words: string) =>
  ({ path }: { path: string }) =>
    `${path} ${words}`

const tidied = () => string().transform((it) => (typeof it === 'string' ? it.normalize('NFC').trim() : it))

const atMost = (schema: StringSchema, max: number) =>
  schema.test({
    name: 'max',
    message: says(`may have ${max} characters at most`),
    params: { max, units: max * unitsPerCharacter },
    skipAbsent: true,
    test: (text) => !text || (text.length <= max * unitsPerCharacter && countGraphemes(text) <= max),
  })

export const email = () =>
  tidied().matches(emailPattern, {
    name: 'email',
    message: says('must be an email address'),
    excludeEmptyString: true,
  })

/** What people write between the digits is dropped. */
export const phone = () =>
  string()
    .transform((it) => (typeof it === 'string' ? it.replace(/[\s().\u2010-\u2015-]/g, '') : it))
    .matches(phonePattern, { name: 'phone', message: says('must be like +14155550132'), excludeEmptyString: true })

/** A code of six digits. */
export const digits = () => string().matches(/^\d{6}$/, { name: 'digits', message: says('must have 6 digits') })

/** Lines are kept, other control characters are not. */
export const multiline = (max: number) =>
  atMost(
    tidied().transform((it) =>
      typeof it === 'string' ? it.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ') : it,
    ),
    max,
  )

export const bio = () => multiline(fieldLimits.bio)

/** A character that shows: neither a space, nor one that only acts on others, nor an empty glyph. */
const visible = /[^\p{Cc}\p{Cf}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u

const showing = (schema: StringSchema) =>
  schema.test({
    name: 'visible',
    message: says('must have a character that shows'),
    skipAbsent: true,
    test: (text) => !text || visible.test(text),
  })

export const commentText = () => showing(multiline(fieldLimits.comment))

/** What a creator says under a video. */
export const postCaption = () => multiline(postLimits.caption)

/** What a video shows, for people who don't see it. */
export const postAlt = () => multiline(postLimits.alt)

const oneLine = (max: number) =>
  showing(multiline(max).transform((it) => (typeof it === 'string' ? it.replace(/\n+/g, ' ') : it)))

/** A community's or a loop's name. */
export const placeName = () => oneLine(fieldLimits.placeName)

export const placeDescription = () => multiline(fieldLimits.placeDescription)

/** What stands on the button of a post's link. */
export const linkTitle = () => oneLine(postLimits.linkTitle)

/** One of the rules that a newcomer to a community accepts. */
export const placeRule = () => oneLine(fieldLimits.rule)

/** What a viewer adds to a report, or a moderator to a decision. */
export const reportNote = () => multiline(fieldLimits.reportNote)

/** What an author answers to a decision of the moderators. */
export const appeal = () => multiline(fieldLimits.appeal)

export const fullName = () =>
  atMost(
    tidied().matches(namePattern, { message: says('may have letters, numbers and spaces only') }),
    fieldLimits.name,
  )

export const username = () =>
  atMost(
    tidied().matches(nicknamePattern, {
      message: says('may have letters, numbers, dots, underscores and hyphens only'),
      excludeEmptyString: true,
    }),
    fieldLimits.nickname,
  )

/** An account's name at a network, without @. */
export const handle = () =>
  atMost(
    tidied().matches(handlePattern, {
      message: says('may have letters, numbers, dots, underscores and hyphens only'),
    }),
    fieldLimits.handle,
  )

const tidyLinkedin = (text: string) => {
  const bare = text.trim().replace(/[?#].*$/s, '')
  return /^(?:(?:m|[a-z]{2,3})\.)?linkedin\.com\//i.test(bare) ? `https://${bare}` : bare
}

/** Without its query; https:// is put before it when it has no scheme. */
export const linkedinUrl = () =>
  string()
    .transform((it) => (typeof it === 'string' ? tidyLinkedin(it) : it))
    .matches(linkedinPattern, {
      name: 'linkedin',
      message: says('must be the address of a LinkedIn profile, company or school'),
      excludeEmptyString: true,
    })

/** For yup's `context`: which day it is. */
export interface FieldContext {
  today?: Day
}

/**
 * day/month/year of at least thirteen years ago. Which day it is comes from the `context` ({@link FieldContext}), else
 * from this machine's own calendar.
 */
export const birthday = () =>
  string()
    .test('birthday-date', says('must be a day of the calendar as day/month/year'), (it) => !it || !!readBirthday(it))
    .test('birthday-year', says(`must be in ${earliestYear} or later`), (it) => {
      const day = readBirthday(it ?? '')
      return !day || day.year >= earliestYear
    })
    .test('birthday-age', says(`must be ${youngestAge} years ago or more`), (it, { options }) => {
      const day = readBirthday(it ?? '')
      const { today = localDay() } = (options.context ?? {}) as FieldContext
      return !day || ageOn(day, today) >= youngestAge
    })

const isWebAddress = (text: string): boolean => {
  if (text.length > 2000) return false
  try {
    const { protocol, username: user, password } = new URL(text)
    return /^https?:$/.test(protocol) && !user && !password && /^https?:\/\//i.test(text)
  } catch {
    return false
  }
}

/** An address on the web, of a picture or a page. */
export const imageUrl = () =>
  string()
    .trim()
    .test('url', says('must be an address that begins with https:// or http://'), (it) => !it || isWebAddress(it))
