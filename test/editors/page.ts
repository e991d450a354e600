import { fetchedEditors, oembedEditors } from './fetchedEditors'
import { htmlEditors } from './htmlEditors'
import { sanitizers, systems } from './sanitizers'
import { schemaEditors } from './schemaEditors'

Object.assign(window, {
  oembedEditors,
  editors: { ...sanitizers, ...systems, ...schemaEditors, ...htmlEditors, ...fetchedEditors },
})
