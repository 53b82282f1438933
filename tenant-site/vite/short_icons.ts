import type { Plugin } from 'vite'

const ICON = /node_modules\/lucide-react\/dist\/esm\/icons\/.*\.mjs$/
const ALIASES = /,\n {2}aliases: \[.*\]\n/

/** Leaves out an icon's former names, each of which would be one more class of its drawing. */
export function shortIcons(): Plugin {
  return {
    name: 'short-icons',
    apply: 'build',
    transform(code, id) {
      if (!ICON.test(id)) return null
      return code.replace(ALIASES, '\n').replace('__iconData.node;\n', '')
    },
  }
}
