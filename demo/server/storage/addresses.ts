/**
 * Addresses of files in the storage.
 * @param base where the storage is, such as /storage, without a slash at the end
 */
export const storageAddresses = (base: string) => ({
  /**
   * The path in the storage that an address names; null for an address of somewhere else.
   * @param origin what a relative address is relative to
   */
  pathOf(address: string, origin: string): string | null {
    const root = new URL(`${base}/`, origin)
    if (!URL.canParse(address, origin)) return null
    const url = new URL(address, origin)
    const isOurs = url.origin === root.origin && url.pathname.startsWith(root.pathname) && !url.search && !url.hash
    // Paths of the storage have no character that would be encoded.
    return isOurs ? url.pathname.slice(root.pathname.length) : null
  },
  addressOf: (path: string): string => `${base}/${path}`,
})
