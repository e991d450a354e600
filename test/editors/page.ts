import { fetchedEditors } from './fetchedEditors'
import { htmlEditors } from './htmlEditors'
import { sanitizers } from './sanitizers'
import { schemaEditors } from './schemaEditors'

Object.assign(window, { editors: { ...sanitizers, ...schemaEditors, ...htmlEditors, ...fetchedEditors } })
