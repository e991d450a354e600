// The page that a frame of another site shows: the element that its address describes.
import { embedOf } from './embed.js'
import { createPreview } from './preview.js'
import { choicesOf } from './query.js'

createPreview(document.querySelector('.stage')).show(embedOf(choicesOf(new URLSearchParams(location.search))), null)
