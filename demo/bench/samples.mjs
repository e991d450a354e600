/**
 * Opens each page `runs` times: page after page and not run after run, so that whatever slows the machine for a while slows
 * all of them. One visit before does not count: the server compresses a file when it is asked for the first time.
 * @template T
 * @param {Record<string, { path: string }>} pages
 * @param {number} runs
 * @param {(path: string) => Promise<T>} visit
 * @returns {Promise<Record<string, T[]>>} the visits of each page
 */
export const visitInTurn = async (pages, runs, visit) => {
  const samples = Object.fromEntries(Object.keys(pages).map((key) => [key, []]))
  for (const { path } of Object.values(pages)) await visit(path)
  for (let run = 0; run < runs; run++)
    for (const [key, { path }] of Object.entries(pages)) samples[key].push(await visit(path))
  return samples
}
