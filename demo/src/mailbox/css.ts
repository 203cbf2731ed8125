export const mailboxCss = `
:root{color-scheme:light dark;--bg:#fbf6f6;--surface:#fff;--ink:#2b1422;--ink-2:#6a4c5b;--line:#e8dade;--primary:#7b1e4b}
@media (prefers-color-scheme:dark){:root{--bg:#181017;--surface:#221820;--ink:#f8eef2;--ink-2:#c9b2be;--line:#3f303b;--primary:#f5a9c9}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
header,main{max-width:860px;margin:0 auto;padding:24px 20px 0}h1{margin:0 0 4px;font:400 2rem/1.15 Georgia,serif}h2{font-size:1rem}
p{margin:0;color:var(--ink-2)}a{color:var(--primary)}
form{display:flex;gap:8px;align-items:center;margin-top:16px}input,button{min-height:44px;padding:0 14px;border:1.5px solid var(--line);border-radius:14px;background:var(--surface);color:inherit;font:inherit}
input{flex:1;min-width:0}button{border-radius:999px;font-weight:650;cursor:pointer}
ul{display:grid;gap:8px;margin:0;padding:0;list-style:none}
li a{display:grid;grid-template-columns:1fr auto;gap:0 12px;padding:14px 18px;border-radius:22px 22px 22px 5px;background:var(--surface);color:inherit;text-decoration:none}
li a:hover{outline:2px solid var(--line)}li span,li small,time{color:var(--ink-2);font-size:.875rem}li small{grid-column:1/-1;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
li b{min-width:0}li time{grid-row:1;grid-column:2}
iframe{width:100%;height:560px;border:1px solid var(--line);border-radius:14px;background:#fff}
pre{padding:16px;border-radius:14px;background:var(--surface);white-space:pre-wrap;overflow-wrap:anywhere}
.empty{padding:56px 0;text-align:center}:focus-visible{outline:3px solid var(--primary);outline-offset:2px}`
