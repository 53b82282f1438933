import TranslateOutlined from '@mui/icons-material/TranslateOutlined'
import { Button, Menu, MenuItem } from '@mui/material'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import { LANGUAGES, type Language } from '@manyhearts/locales/languages'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'

export function LanguageMenu() {
  const translate = useTranslate()
  const [language, setLanguage] = useLocaleState()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const choose = (chosen: Language) => {
    setLanguage(chosen)
    setAnchor(undefined)
  }
  return (
    <>
      <Button
        color="inherit"
        startIcon={<TranslateOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-label={`${translate('frame.language')}: ${LANGUAGE_NAMES[language as Language]}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {LANGUAGE_NAMES[language as Language]}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {LANGUAGES.map((one) => (
          <MenuItem key={one} lang={one} selected={one === language} onClick={() => choose(one)}>
            {LANGUAGE_NAMES[one]}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
