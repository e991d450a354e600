import { expect } from '@open-wc/testing'
import { flushSync } from 'react-dom'
import type { StepDialog } from './openStep'
import { openStep } from './openStep'
import { find, waitForElement } from './page'
import { waitUntil } from './waitUntil'

export const urlPath = '/api/v3/users/video/upload/create_upload_url'
export const fetchPath = '/api/v3/fetch-image'

/** MEDIA_UPLOAD of a new viewer. */
export const openUpload = () => openStep('MEDIA_UPLOAD')

const fileInput = (it: StepDialog) =>
  find<HTMLInputElement>(it.element, 'input[type="file"]') ?? expect.fail('no file input')

/** Puts a file into a field as the system's dialog does. */
export const putFile = (input: HTMLInputElement, file: File) => {
  const files = new DataTransfer()
  files.items.add(file)
  flushSync(() => {
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

/** Chooses a file as the system's dialog does. */
export const chooseFile = (it: StepDialog, file: File, input = fileInput(it)) => putFile(input, file)

/** What stands under the zone. */
export const zoneSays = (it: StepDialog) => find(it.element, '.drop-problem')?.textContent ?? ''

/** Until the picture can be cropped. */
export const cropped = async (it: StepDialog) => {
  await waitForElement(it.element, '.crop-pane')
  await waitUntil(() => {
    const done = find<HTMLButtonElement>(it.element, '.crop-acts .button-primary')
    return done && !done.disabled
  }, 'the picture is there')
}

/** Where the round part of it stands, in CSS pixels of the screen. */
export const circle = (it: StepDialog) =>
  find(it.element, '.advanced-cropper-circle-stencil')?.getBoundingClientRect() ?? expect.fail('no circle')
