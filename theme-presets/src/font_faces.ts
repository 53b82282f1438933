import type { FontFace, FontFallback, FontManifest } from './font_manifest.ts'

export function fontFaces({ display, text }: FontManifest[string]): string {
  const served = new Map([display, text].map((face) => [face.family, face]))
  const fallbacks = [display, text].flatMap((face) => face.fallbacks)
  return [...[...served.values()].flatMap(servedRules), ...fallbacks.map(fallbackRule)].join('\n')
}

function servedRules({ family, weight, stretch, files }: FontFace): string[] {
  return files.map(({ file, unicode_range }) =>
    rule({
      'font-family': `'${family}'`,
      'font-style': 'normal',
      'font-weight': weight,
      'font-stretch': stretch,
      'font-display': 'swap',
      src: `url(/fonts/${file}) format('woff2')`,
      'unicode-range': unicode_range,
    })
  )
}

function fallbackRule(fallback: FontFallback): string {
  return rule({
    'font-family': `'${fallback.family}'`,
    src: fallback.local.map((name) => `local('${name}')`).join(', '),
    'size-adjust': fallback.size_adjust,
    'ascent-override': fallback.ascent_override,
    'descent-override': fallback.descent_override,
    'line-gap-override': fallback.line_gap_override,
  })
}

function rule(properties: Record<string, string | undefined>): string {
  const lines = Object.entries(properties).filter(([, value]) => value !== undefined)
  return `@font-face{${lines.map(([name, value]) => `${name}:${value}`).join(';')}}`
}
