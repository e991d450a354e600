import { slugOf } from '../text/slug'
import { placesByCountry } from './places'

interface Location {
  location_id: string
  /** Such as `Lofoten, Norway`. */
  name: string
}

const maxFound = 10

/** As people type it: without case and accents. */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‘’']/g, '').toLowerCase().trim()

const readPlaces = (): Location[] => {
  const countryNames = new Intl.DisplayNames('en', { type: 'region' })
  return Object.entries(placesByCountry).flatMap(([code, names]) => {
    const country = countryNames.of(code) ?? code
    const places = names.split(', ').map((name) => ({
      location_id: `${code.toLowerCase()}-${slugOf(name)}`,
      name: name === country ? name : `${name}, ${country}`,
    }))
    const isItsCity = places.some(({ name }) => name === country)
    return isItsCity ? places : [...places, { location_id: code.toLowerCase(), name: country }]
  })
}

/** The places that posts can name. */
export const locations = () => {
  const all = readPlaces().map((place) => ({ place, text: folded(place.name) }))
  const byId = new Map(all.map(({ place }) => [place.location_id, place]))
  return {
    /** Null for one that there is not. */
    find: (id: string | null | undefined): Location | null => byId.get(id ?? '') ?? null,

    /** Those whose name begins so, then those in which another word does. */
    search(q: string): Location[] {
      const wanted = folded(q)
      if (!wanted) return []
      const begins = all.filter(({ text }) => text.startsWith(wanted))
      const inside = all.filter(({ text }) => !text.startsWith(wanted) && text.includes(` ${wanted}`))
      return [...begins, ...inside].slice(0, maxFound).map(({ place }) => place)
    },
  }
}
