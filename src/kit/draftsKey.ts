/**
 * Where the drafts of a site's forms are kept: one entry for all, so that they go together when a viewer leaves. Apart
 * from the drafts, since a session ends without any form having been opened.
 */
export const draftsKey = (site: string) => `geuinDrafts ${site}`
