export const css = `
:root{--ink:#16213a;--paper:#fff;--ground:#eef1f6;--soft:#5b6780;--line:#d5dbe6;--field:#8791a6;--accent:#2456d6;--on-accent:#fff;--tint:#eaf0fe;--warn:#8a4b00;--warn-bg:#fff3df;--bad:#b3261e;--good:#11663c}
@media(prefers-color-scheme:dark){:root{--ink:#eef2fb;--paper:#171f31;--ground:#0e1422;--soft:#a5b1c9;--line:#2c3750;--field:#71809f;--accent:#8fb0ff;--on-accent:#0b1530;--tint:#1e2b4a;--warn:#ffcf8a;--warn-bg:#3a2a10;--bad:#ffb4ab;--good:#86e0ac}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
h1{margin:0 0 4px;font-size:22px;line-height:1.25;letter-spacing:-.01em}h2{margin:0 0 8px;font-size:15px}p{margin:0}
.bar{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between;max-width:960px;width:100%;margin:0 auto;padding:20px 20px 0}
.brand{display:flex;gap:10px;align-items:center;font-weight:700;letter-spacing:-.01em}.test{padding:5px 12px;border-radius:99px;background:var(--warn-bg);color:var(--warn);font-size:14px;font-weight:600}
main{width:100%;margin:20px auto;flex:1}.sheet{max-width:920px;padding:0 20px;display:grid;grid-template-columns:1fr;gap:0;align-content:start}
.wide{max-width:1200px;padding:0 20px}
.summary{padding:28px;border-radius:18px 18px 0 0;background:var(--tint);border:1px solid var(--line);border-bottom:0}
.to{color:var(--soft)}.to strong{color:var(--ink);overflow-wrap:anywhere}.amount{margin:6px 0 18px;font-size:40px;font-weight:700;letter-spacing:-.03em;font-variant-numeric:tabular-nums;line-height:1.1}
dl{margin:0;display:grid;gap:8px}.panel dl{margin-bottom:20px}a{color:var(--accent)}.panel a{display:inline-flex;align-items:center;min-height:44px;margin-top:8px}dl div{display:flex;justify-content:space-between;gap:16px;font-size:15px}dt{color:var(--soft)}dd{margin:0;text-align:right;overflow-wrap:anywhere}.mono{font-family:ui-monospace,'SF Mono',Menlo,monospace;font-size:14px}
.panel{padding:28px;border-radius:0 0 18px 18px;background:var(--paper);border:1px solid var(--line)}
.lead{color:var(--soft);margin-bottom:20px}
.fields{display:grid;grid-template-columns:1fr 1fr;gap:16px}.fields label{display:grid;gap:6px;font-size:14px;font-weight:600}.fields .full{grid-column:1/-1}
input{width:100%;min-height:48px;padding:10px 14px;border:1px solid var(--field);border-radius:10px;background:var(--paper);color:var(--ink);font:inherit;font-variant-numeric:tabular-nums}
input::placeholder{color:var(--soft);font-weight:400;opacity:.75}label{font-weight:600}input{font-weight:400}
input[aria-invalid=true]{border:2px solid var(--bad)}
.fault{grid-column:1/-1;color:var(--bad);font-weight:600;font-size:15px}
button{min-height:48px;padding:10px 18px;border:1px solid transparent;border-radius:10px;font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.main{grid-column:1/-1;width:100%;background:var(--accent);color:var(--on-accent)}.main:hover{filter:brightness(1.08)}
.quiet{width:100%;background:none;color:var(--soft);text-decoration:underline;text-underline-offset:3px}.quiet:hover{color:var(--ink)}
.cancel{margin-top:8px}
.cards{margin-top:24px;padding-top:24px;border-top:1px solid var(--line)}.cards ul,.choices{list-style:none;margin:12px 0 0;padding:0;display:grid;gap:8px}
.pick{display:grid;grid-template-columns:1fr auto;gap:2px 12px;align-items:center;width:100%;text-align:left;background:var(--paper);color:var(--ink);border-color:var(--line);padding:10px 14px}
.pick:hover{border-color:var(--accent);background:var(--tint)}.pick small{grid-column:1;color:var(--soft);font-weight:400;font-size:14px}.pick .mono{grid-row:1/3;grid-column:2;color:var(--soft)}
.pick.first{background:var(--accent);color:var(--on-accent);border-color:transparent}.pick.first small{color:inherit}
.code{display:block;margin:16px 0;padding:16px;border-radius:12px;background:var(--tint);text-align:center;font-size:28px;font-weight:700;letter-spacing:.2em}
.state{display:inline-block;padding:3px 10px;border-radius:99px;background:var(--tint);font-size:14px;font-weight:600;white-space:nowrap}.state.paid{color:var(--good)}.state.failed,.state.expired,.state.cancelled{color:var(--bad)}
.box{margin:0 0 20px;padding:20px;border-radius:16px;background:var(--paper);border:1px solid var(--line)}.modes{display:flex;flex-wrap:wrap;gap:8px}.modes button,.acts button{min-height:44px;padding:6px 14px;background:var(--paper);color:var(--ink);border-color:var(--line);font-size:14px}.modes button[aria-pressed=true]{background:var(--ink);color:var(--paper)}
.acts{display:flex;flex-wrap:wrap;gap:6px;margin-top:12px}.item{padding:16px 0;border-top:1px solid var(--line)}.item:first-child{padding-top:0;border-top:0}.row{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline}.row b{font-variant-numeric:tabular-nums;font-size:18px}.row span{color:var(--soft)}.row .state{color:var(--ink)}
details{margin-top:10px}summary{min-height:32px;cursor:pointer;color:var(--soft)}.notice{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;padding:6px 0;font-size:14px}.notice button{min-height:44px;padding:4px 12px;background:none;border-color:var(--line);color:var(--ink)}
footer{max-width:960px;width:100%;margin:0 auto;padding:0 20px 28px;color:var(--soft);font-size:14px;text-align:center}
.wide-bar .bar{max-width:1200px}
@media(max-width:519px){.pick{grid-template-columns:1fr}.pick .mono{grid-row:auto;grid-column:1}}
@media(min-width:800px){.sheet{grid-template-columns:5fr 7fr;margin-top:40px}.summary{border-radius:18px 0 0 18px;border:1px solid var(--line);border-right:0;padding:36px}.panel{border-radius:0 18px 18px 0;padding:36px}}
`
