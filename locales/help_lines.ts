import type { Language } from './languages.ts'

interface HelpLine {
  /** As it is called there. */
  name: string
  number: string
}

interface Help {
  emergency: string
  /** Who listens, by the language they speak; `any` where there is one for all. None where no line serves the whole country. */
  lines: Readonly<Partial<Record<Language | 'any', HelpLine>>>
}

const line = (name: string, number: string) => ({ any: { name, number } })

/** Whom people in need can call, by country: public or long established lines, by day and night as far as there are any. No brand changes them. */
export const HELP_LINES: Readonly<Record<string, Help>> = {
  AR: { emergency: '911', lines: line('Centro de Asistencia al Suicida', '0800 345 1435') },
  AT: { emergency: '112', lines: line('Telefonseelsorge', '142') },
  AU: { emergency: '000', lines: line('Lifeline', '13 11 14') },
  BE: {
    emergency: '112',
    lines: {
      nl: { name: 'Zelfmoordlijn', number: '1813' },
      fr: { name: 'Centre de prévention du suicide', number: '0800 32 123' },
      de: { name: 'Telefonhilfe', number: '108' },
    },
  },
  CA: { emergency: '911', lines: line('Suicide Crisis Helpline', '988') },
  CH: {
    emergency: '112',
    lines: {
      de: { name: 'Die Dargebotene Hand', number: '143' },
      fr: { name: 'La Main Tendue', number: '143' },
      it: { name: 'Telefono Amico', number: '143' },
    },
  },
  CL: { emergency: '131', lines: line('Línea de Prevención del Suicidio', '*4141') },
  CO: { emergency: '123', lines: {} },
  DE: { emergency: '112', lines: line('TelefonSeelsorge', '0800 111 0 111') },
  DK: { emergency: '112', lines: line('Livslinien', '70 201 201') },
  ES: { emergency: '112', lines: line('Línea 024', '024') },
  FI: {
    emergency: '112',
    lines: {
      any: { name: 'MIELI Kriisipuhelin', number: '09 2525 0111' },
      sv: { name: 'MIELI Kristelefonen', number: '09 2525 0112' },
    },
  },
  FR: { emergency: '112', lines: line('Prévention du suicide', '3114') },
  GB: { emergency: '999', lines: line('Samaritans', '116 123') },
  IE: { emergency: '112', lines: line('Samaritans', '116 123') },
  IT: { emergency: '112', lines: line('Telefono Amico Italia', '02 2327 2327') },
  LU: { emergency: '112', lines: line('SOS Détresse', '45 45 45') },
  MX: { emergency: '911', lines: line('Línea de la Vida', '800 911 2000') },
  NL: { emergency: '112', lines: line('113 Zelfmoordpreventie', '0800-0113') },
  NO: { emergency: '112', lines: line('Mental Helse', '116 123') },
  NZ: { emergency: '111', lines: line('Need to talk?', '1737') },
  PL: { emergency: '112', lines: line('Centrum Wsparcia', '800 70 2222') },
  SE: { emergency: '112', lines: line('Mind Självmordslinjen', '90101') },
  US: { emergency: '911', lines: line('988 Suicide & Crisis Lifeline', '988') },
}
