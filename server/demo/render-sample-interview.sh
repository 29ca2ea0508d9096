#!/bin/bash
# Renders the two films of the sample candidate into the current folder; they are kept in client/public/demo.
set -e
F=/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf
render() { # file seconds from to label-lines
  OUT=$1; SEC=$2; C0=$3; C1=$4; TEXT=$5
  ffmpeg -hide_banner -loglevel error -nostdin -y \
   -f lavfi -i "gradients=size=640x360:rate=12:c0=$C0:c1=$C1:x0=100:y0=0:x1=640:y1=450:speed=0.004:duration=$SEC" \
   -f lavfi -i "aevalsrc=exprs=0.16*sin(2*PI*150*t+3*sin(2*PI*0.8*t))*(0.55+0.45*sin(2*PI*4*t))*(0.6+0.4*sin(2*PI*0.4*t)):sample_rate=22050:duration=$SEC" \
   -filter_complex "[1:a]asplit[s][w];[w]showwaves=size=640x70:rate=12:n=12:mode=line:draw=full:colors=0xFFC578[wave];[0:v]$TEXT[n];[n][wave]overlay=x=0:y=250,format=yuv420p[p]" \
   -map "[p]" -map "[s]" -c:v libx264 -preset slow -tune animation -crf 34 -g 48 -c:a aac -ac 1 -b:a 24k -movflags +faststart -shortest $OUT
}
T="drawtext=fontfile=$F:text='Démo / Sample':fontcolor=white:fontsize=20:x=24:y=24"
render sample-intro.mp4 30 0x1B2233 0x8A5A1E "$T,drawtext=fontfile=$F:text='30 s':fontcolor=white:fontsize=72:x=(w-text_w)/2:y=(h-text_h)/2-40"
Q=$T
for i in 1 2 3 4; do a=$(( (i-1)*24 )); b=$(( i*24 )); Q="$Q,drawtext=fontfile=$F:text='$i / 4':fontcolor=white:fontsize=72:x=(w-text_w)/2:y=(h-text_h)/2-40:enable='between(t,$a,$b-0.05)'"; done
render sample-interview.mp4 96 0x16332B 0x5A6B3A "$Q"

