/** The first part of a path, as long as it needs no decoding and is the same in any case. */
const FIRST = /^\/([a-z0-9-]+(?=\/|$)|$)/

/** Whether the path of a page can lead to an address, judged by how both begin: true wherever that doesn't tell. */
export function mayBeAt(address: string): (page: { path: string }) => boolean {
  const first = FIRST.exec(address)?.[1]
  return ({ path }) => {
    const own = FIRST.exec(path)?.[1]
    return first === undefined || own === undefined || own === first
  }
}
