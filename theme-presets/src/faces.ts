type Face = {
  family: string
  package: string
  variant: string
  /** Decides which system fonts are shown until the file has loaded. */
  generic: 'serif' | 'sans-serif'
}

/** All under the SIL Open Font License. Fraunces is here twice, for optical sizes and for rounded ends: both in one file weigh double. */
export const faces = {
  fraunces: { family: 'Fraunces', package: 'fraunces', variant: 'opsz', generic: 'serif' },
  fraunces_soft: { family: 'Fraunces Soft', package: 'fraunces', variant: 'soft', generic: 'serif' },
  figtree: { family: 'Figtree', package: 'figtree', variant: 'wght', generic: 'sans-serif' },
  bricolage_grotesque: {
    family: 'Bricolage Grotesque',
    package: 'bricolage-grotesque',
    variant: 'wdth',
    generic: 'sans-serif',
  },
  instrument_sans: {
    family: 'Instrument Sans',
    package: 'instrument-sans',
    variant: 'wght',
    generic: 'sans-serif',
  },
  newsreader: { family: 'Newsreader', package: 'newsreader', variant: 'wght', generic: 'serif' },
  source_serif_4: {
    family: 'Source Serif 4',
    package: 'source-serif-4',
    variant: 'wght',
    generic: 'serif',
  },
  nunito: { family: 'Nunito', package: 'nunito', variant: 'wght', generic: 'sans-serif' },
  outfit: { family: 'Outfit', package: 'outfit', variant: 'wght', generic: 'sans-serif' },
} as const satisfies Record<string, Face>

export type FaceName = keyof typeof faces
