import { codes } from '../../../src/wire/codes'
import { type Embed, embedOfPath, pathOfEmbed } from '../../../src/wire/embed'
import type { Brand } from '../brand/brands'
import type { LinkSubject } from '../link/linkSubjects'
import { notFound, Refusal } from '../refusal'
import type { Services } from '../services'

/** A page that other sites can show. */
interface Embeddable {
  embed: Embed
  /** The first part of its path, and the second one, if it is about one thing. */
  page: string
  slug: string | undefined
  brand: Brand
  /** Null for feeds and a brand's page. */
  subject: LinkSubject | null
  title: string
}

/**
 * The page at a path of a brand's site.
 * @throws Refusal 404 for what is not there or has no element, 401 for what is not public
 */
export const readEmbeddable = async (
  { brands, linkSubjects }: Pick<Services, 'brands' | 'linkSubjects'>,
  brandId: string,
  path: string,
): Promise<Embeddable> => {
  const embed = embedOfPath(path)
  if (!embed) throw notFound('page')
  const [, page = '', encoded] = pathOfEmbed(embed).split('/')
  const slug = encoded && decodeURIComponent(encoded)
  const [brand, subject] = await Promise.all([
    brands.byId(brandId),
    slug ? linkSubjects.find(brandId, page, { slug }) : null,
  ])
  if (slug && !subject && page !== 'brand') {
    if (page === 'video' && (await linkSubjects.isPrivateVideo(brandId, slug)))
      throw new Refusal(codes.unauthorised, 'This video is not public')
    throw notFound(page)
  }
  return { embed, page, slug, brand, subject, title: subject?.title || brand.name }
}
