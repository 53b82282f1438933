import { HOLDS, type Dismissible } from '#site/lib/visit/dismissals.ts'

const NAME: Dismissible = 'hide-site-entry-warning'

/** Opens the gate before it before the page shows, unless this browser has answered; keeps answers given before hydration. */
export function entryScript(): string {
  return `(function (gate) {
  var answeredAt = 0;
  try { answeredAt = Number(localStorage.getItem('${NAME}')); } catch (error) {}
  if (Date.now() - answeredAt < ${HOLDS}) return;
  gate.addEventListener('click', function (event) {
    var button = event.target.closest('button');
    if (!button) return;
    button.dataset.pressed = '';
    try { if (button.value) localStorage.setItem('${NAME}', String(Date.now())); } catch (error) {}
  });
  gate.showModal();
  gate.querySelector('h2').focus();
})(document.currentScript.previousElementSibling);`
}
