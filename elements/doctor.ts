/**
 * What is wrong on a page, for its author: `<geuin-doctor>` shows it, `diagnose()` returns it. A file of its own that needs
 * no other, so that it also works where the others can't be loaded.
 */
import { diagnose } from '../src/doctor/diagnose'
import { drawReport } from '../src/doctor/report'
import type { Finding } from '../src/kit/finding'

export type { Finding, FindingCode } from '../src/kit/finding'
export { diagnose }

/** Shows what is wrong on the page that it stands on. */
export class GeuinDoctor extends HTMLElement {
  #run: ReturnType<typeof drawReport> | undefined

  connectedCallback() {
    this.#run ??= drawReport(this.attachShadow({ mode: 'open' }))
    this.check()
  }

  /**
   * Checks again.
   * @returns the worst first; empty when all is well
   */
  async check(): Promise<readonly Finding[]> {
    return (await this.#run?.()) ?? []
  }
}

if (!customElements.get('geuin-doctor')) customElements.define('geuin-doctor', GeuinDoctor)
