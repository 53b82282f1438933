/** The groups of a DiceBear drawing, one per part, without its metadata and square mask. */
export function drawnGroups(svg: string): string[] {
  const inside = svg.slice(svg.indexOf('#viewboxMask)">') + 15, svg.lastIndexOf('</g></svg>'))
  const groups: string[] = []
  let depth = 0
  let start = 0
  for (const tag of inside.matchAll(/<g\b[^>]*>|<\/g>/g)) {
    if (tag[0] === '</g>') {
      depth--
      if (depth === 0) groups.push(inside.slice(start, tag.index + 4))
    } else {
      if (depth === 0) start = tag.index
      depth++
    }
  }
  return groups
}
