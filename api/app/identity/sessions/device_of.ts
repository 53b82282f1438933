export interface Device {
  browser: string | null
  system: string | null
  kind: 'phone' | 'tablet' | 'computer'
}

/** The first match wins, as many browsers also include the names of others. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
]

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

export function deviceOf(userAgent: string): Device {
  const nameOf = (known: [RegExp, string][]) => known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
  return { browser: nameOf(BROWSERS), system: nameOf(SYSTEMS), kind: kindOf(userAgent) }
}

/** Android tablets leave out `Mobile`. */
function kindOf(userAgent: string): Device['kind'] {
  if (/\biPad\b|\bTablet\b/.test(userAgent)) return 'tablet'
  if (/\bMobile\b|\biPhone\b/.test(userAgent)) return 'phone'
  return /\bAndroid\b/.test(userAgent) ? 'tablet' : 'computer'
}
